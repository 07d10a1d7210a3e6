import { claims } from "./content.ts";
import type { Claim } from "./types.ts";

export { claims };

const byId = new Map<string, Claim>(claims.map((claim) => [claim.id, claim]));

export function getClaim(id: string): Claim {
  return byId.get(id) as Claim;
}
