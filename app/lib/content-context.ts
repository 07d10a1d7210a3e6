import { createContext } from "react-router";
import type { Content } from "../content/assemble";

/** Everything the site says, for loaders: app/root.tsx puts it there. */
export const contentContext = createContext<Content>();
