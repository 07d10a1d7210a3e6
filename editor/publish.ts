import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { contentFolder } from "../app/content/folder.ts";

interface Publication {
  /** Of the repository. */
  folder: string;
  branch: string;
  /** Who publishes. */
  person: string;
  /** What changed, one line each. */
  changes: readonly string[];
  /** Fails, with a reason, if a visitor would meet a fault. */
  check: () => Promise<void>;
}

const remote = "origin";

/** Never asks for a password: nobody would see the question. */
const environment = { ...process.env, GIT_TERMINAL_PROMPT: "0" };

const gitIn =
  (folder: string) =>
  async (...args: string[]) =>
    (await promisify(execFile)("git", args, { cwd: folder, env: environment })).stdout.trim();

/** The first line of the commit says what and who; all that changed follows. */
function messageOf({ changes, person }: Publication): string {
  const [first = "", ...others] = changes;
  const more = others.length ? `, and ${others.length} more` : "";
  return `${first}${more} (${person})\n\n${changes.map((one) => `- ${one}`).join("\n")}`;
}

/**
 * Commits what was edited and pushes it, if this copy is what the branch has and a visitor would meet no
 * fault. What cannot be pushed is not committed either, so that nothing is half done.
 */
export async function publish(publication: Publication): Promise<void> {
  const { folder, branch, person, changes, check } = publication;
  const git = gitIn(folder);
  if (!person) throw new Error("Enter your name first.");
  if (!changes.length) throw new Error("There is nothing to publish.");
  await git("fetch", "--quiet", remote, branch).catch(({ stderr }) => {
    throw new Error(
      `The branch “${branch}” could not be reached. Check the connection and try again.\n${stderr}`,
    );
  });
  const [ours, theirs, shared] = await Promise.all([
    git("rev-parse", "HEAD"),
    git("rev-parse", "FETCH_HEAD"),
    git("merge-base", "HEAD", "FETCH_HEAD").catch(() => ""),
  ]);
  if (shared !== theirs)
    throw new Error(
      "Someone else has published since this copy was last updated. Ask your programmer to run “git pull --autostash”; your changes stay as they are.",
    );
  if (ours !== theirs)
    throw new Error(
      `This copy has commits that are not on “${branch}” yet. Ask your programmer to push them first.`,
    );
  await check();

  await git("add", "--all", "--", contentFolder);
  const email = await git("config", "user.email").catch(() => `${remote}@localhost`);
  const author = ["-c", `user.name=${person}`, "-c", `user.email=${email}`];
  const message = messageOf(publication);
  await git(...author, "commit", "--quiet", "--message", message, "--", contentFolder);
  await git("push", "--quiet", remote, `HEAD:refs/heads/${branch}`).catch(async ({ stderr }) => {
    await git("reset", "--quiet", ours);
    throw new Error(`“${branch}” did not accept the changes. Nothing was published.\n${stderr}`);
  });
}
