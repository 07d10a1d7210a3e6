import { beforeEach, expect, it, vi } from "vitest";

const site = vi.hoisted(() => ({ text: "" }));
vi.mock("../content/site.yaml?raw", () => ({
  get default() {
    return site.text;
  },
}));

/** The configuration of a team's editor, whose site says where its content is kept. */
async function configFor(lines: string) {
  site.text = `editor:\n  branch: main\n  repo: owner/name\n${lines}`;
  vi.resetModules();
  const { backend, hasReviews } = await import("./backend.ts");
  const { collections } = await import("./collections.ts");
  const slugs = collections.flatMap((one) => ("slug" in one ? [one.slug] : []));
  return { backend: backend(), hasReviews, slugs };
}

beforeEach(() => {
  vi.stubEnv("DEV", false);
  vi.stubGlobal("location", { origin: "https://editor.example" });
});

it.each([
  ["github", true, "main"],
  ["gitlab", true, "main"],
  ["gitea", false, "main-edits"],
])(
  "with %s, saves to a change request, or else to a branch of its own",
  async (name, by, branch) => {
    const { backend, hasReviews } = await configFor(`  backend: ${name}\n`);
    expect(hasReviews).toBe(by);
    expect(backend).toMatchObject({ name, branch, auth_methods: ["token"] });
  },
);

it("has a button to sign in once there is who answers it, after the token", async () => {
  const { backend } = await configFor("  backend: github\n  signIn: https://worker.example\n");
  expect(backend).toMatchObject({
    base_url: "https://worker.example",
    auth_methods: ["token", "oauth"],
  });
});

it("sets the address of an entry by its first save alone, since a change request is about one", async () => {
  const { slugs } = await configFor("  backend: github\n");
  expect(slugs.length).toBeGreaterThan(3);
  for (const slug of slugs) expect(slug).toMatchObject({ editable: ["create"] });
});
