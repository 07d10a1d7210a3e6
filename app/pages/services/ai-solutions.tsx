import { Group, type GroupProps } from "./group";
import { TitledTexts } from "./titled-texts";

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
        <article className="ai-panel">
          <div>
            <h3 className="display mb-3 text-title-3">{ai.heading}</h3>
            <p className="text-muted">{ai.text}</p>
          </div>
          <TitledTexts items={ai.reasons} level={4} />
        </article>
      }
    >
      <h3 className="display mt-14 mb-7 text-title-3">{ai.processHeading}</h3>
      <TitledTexts items={ai.process} as="ol" level={4} className="ai-process" />
    </Group>
  );
}
