import { readdirSync } from "node:fs";
import { projectFile } from "../../scripts/cached.ts";
import type { Load } from "./load.ts";

export interface Plan extends Load {
  name: string;
  /** Counts for the goal; the others tell where the time goes. */
  isGoal?: boolean;
}

/** What a first visit asks for, and each part of it alone. */
export function plans(): Plan[] {
  const assets = readdirSync(projectFile("build/client/assets"));
  const asset = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name))}`;
  const page = "/services/project-management-service";
  const script = asset(/^entry\.client-.*\.js$/);
  const fonts = assets.filter((name) => name.endsWith(".woff2")).map((name) => `/assets/${name}`);
  const picture = "/images/hero-banner-900.avif";
  const visit = ["/", script, ...fonts, picture, "/icons/favicon.svg", page, "/about"];
  const usual = { connections: 64, requests: 20_000, timeLimit: 10_000 };
  return [
    { ...usual, name: "a visit", paths: visit, isGoal: true },
    { ...usual, name: "a page", paths: [page] },
    { ...usual, name: "the script", paths: [script] },
    { ...usual, name: "a font", paths: fonts },
    { ...usual, name: "a picture", paths: [picture] },
    { ...usual, name: "an unknown address", paths: ["/no/such/page"] },
    { ...usual, name: "a visit, 1,000 connections", paths: visit, connections: 1000 },
  ];
}
