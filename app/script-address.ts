import { createContext } from "react";

/** Where the one script of every page is found; entry.server.tsx learns it from the build. */
export const ScriptAddress = createContext("");
