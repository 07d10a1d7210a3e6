import { expect, it } from "vitest";
import { content } from "../app/content/content";
import { contentFolder } from "../app/content/folder";
import { projectFile } from "./cached";
import { cardTextOf } from "./social-cards";

const { caseStudies } = content;

it("shows the cover of a case study, whatever its file is called", () => {
  const studies = caseStudies.map((study) => ({ ...study, image: "/pictures/harbor-dawn.png" }));
  for (const { slug, title } of studies)
    expect(cardTextOf(`/case-study/${slug}`, title, studies).picture).toBe(
      projectFile(`${contentFolder}/pictures/harbor-dawn.png`),
    );
  expect(cardTextOf("/about", "About", studies)).not.toHaveProperty("picture");
});
