import { TitledTexts } from "../titled-texts";
import { Group, type GroupProps } from "./group";

type Texts = readonly { title: string; text: string }[];

interface AiSolutionsProps {
  group: GroupProps;
  heading: string;
  text: string;
  reasons: Texts;
  processHeading: string;
  process: Texts;
}

export function AiSolutions({ group, ...ai }: AiSolutionsProps) {
  return (
    <Group
      {...group}
      before={
        <section className="ai-panel" aria-labelledby="ai-reasons-heading">
          <div>
            <h3 id="ai-reasons-heading" className="display mb-3 text-title-3">
              {ai.heading}
            </h3>
            <p className="text-muted">{ai.text}</p>
          </div>
          <TitledTexts items={ai.reasons} heading="h4" />
        </section>
      }
    >
      <h3 className="display mt-14 mb-7 text-title-3">{ai.processHeading}</h3>
      <TitledTexts items={ai.process} as="ol" heading="h4" className="ai-process" />
    </Group>
  );
}
