import { createContext } from "react";

/** URL of the script of every page; entry.server.tsx reads it from the build manifest. */
export const ScriptAddress = createContext("");
