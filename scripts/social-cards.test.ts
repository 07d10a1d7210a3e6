import { expect, it } from "vitest";
import { caseStudies } from "../app/content/case-studies";
import { projectFile } from "./cached";
import { cardTextOf } from "./social-cards";

it("shows the cover of a case study, whatever its file is called", () => {
  const studies = caseStudies.map((study) => ({ ...study, image: "/pictures/harbor-dawn.png" }));
  for (const { slug, title } of studies)
    expect(cardTextOf(`/case-study/${slug}`, title, studies).picture).toBe(
      projectFile("content/pictures/harbor-dawn.png"),
    );
  expect(cardTextOf("/about", "About", studies)).not.toHaveProperty("picture");
});
