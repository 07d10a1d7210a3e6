/**
 * What a host must do with the build, as one table: `npm run doctor` asks a deployed address,
 * `npm run test:hosts` asks real servers with the files of deploy/hosts, and a test asks ours.
 */
import { addresses } from "./addresses.ts";
import type { Check } from "./check.ts";
import { compression } from "./compression.ts";
import { kinds } from "./kinds.ts";
import { sentHeaders } from "./sent-headers.ts";

export const checks: readonly Check[] = [...addresses, ...sentHeaders, ...compression, ...kinds];
