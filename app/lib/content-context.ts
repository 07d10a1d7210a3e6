import { createContext } from "react-router";
import type { Content } from "../content/assemble";
import { kept } from "./kept";

/** Everything the site says, for loaders: app/root.tsx puts it there. */
export const contentContext = kept("contentContext", () => createContext<Content>());
