/** The forge that content/site.yaml names; not defined while the working tree is edited. */
declare const __FORGE__:
  | {
      backend: "github" | "gitlab" | "gitea";
      repo: string;
      branch: string;
      url?: string;
      site: string;
    }
  | undefined;

declare module "*.yaml?raw" {
  const text: string;
  export default text;
}
