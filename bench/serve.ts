import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serveSite } from "../server/static-site.ts";
import type { Variant } from "./variants.ts";

function listen(folder: string): Promise<Server> {
  const server = createServer(serveSite(folder));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // Port 0: any that is free.
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

export interface Serving {
  origins: Record<Variant, string>;
  stop: () => void;
}

/** Both variants from one process and by the same code, so that only the files differ. */
export async function serve(folders: Record<Variant, string>): Promise<Serving> {
  const servers = {
    site: await listen(folders.site),
    "without script": await listen(folders["without script"]),
  };
  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origins: {
      site: originOf(servers.site),
      "without script": originOf(servers["without script"]),
    },
    stop() {
      for (const server of Object.values(servers)) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
