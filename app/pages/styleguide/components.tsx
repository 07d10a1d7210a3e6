import { Badge, Tag } from "../../components/badge";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { Button, ButtonLink } from "../../components/button";
import { Disclosure } from "../../components/disclosure";
import { Icon } from "../../components/icon";
import { type IconName, iconDrawings } from "../../components/icon-drawings";
import { NumberedList, PlainList } from "../../components/item-list";
import { BrandMark, Logo } from "../../components/logo";
import { Lead, Prose } from "../../components/prose";
import { Label, Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { useContent } from "../../lib/use-words";
import { SingleSpecimen, Specimen } from "./specimen";

export function Actions() {
  return (
    <>
      <Specimen name="Buttons">
        <div className="flex flex-wrap gap-4">
          {(["primary", "secondary", "highlight"] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              Button, {variant}
            </Button>
          ))}
          <Button size="small">Small</Button>
          <ButtonLink href="/styleguide" arrow>
            To another page
          </ButtonLink>
          <ButtonLink href="#buttons" variant="secondary" arrow>
            Somewhere else
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen name="Links">
        <div className="flex flex-wrap items-center gap-8">
          <TextLink href="/styleguide">On a line of its own</TextLink>
          <Prose>
            <p>
              Inside a text <a href="#links">a link is underlined</a>.
            </p>
          </Prose>
        </div>
      </Specimen>
      <Specimen name="Badges and tags">
        <div className="flex flex-wrap items-center gap-4">
          <Badge>An honor</Badge>
          <Tag>A kind</Tag>
          <Label>A label</Label>
        </div>
      </Specimen>
      <Specimen name="Logo and icons">
        <div className="flex flex-wrap items-center gap-6">
          <Logo />
          <BrandMark className="w-16" />
          {(Object.keys(iconDrawings) as IconName[]).map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </div>
      </Specimen>
    </>
  );
}

export function Texts() {
  const items = useContent().processSteps.map(({ title }) => title);
  return (
    <>
      <SingleSpecimen name="Breadcrumbs">
        <Breadcrumbs />
      </SingleSpecimen>
      <SingleSpecimen name="Bands">
        <div className="-mx-gutter">
          {(["page", "sand", "ink"] as const).map((ground) => (
            <Section key={ground} ground={ground} aria-label={`A band on ${ground}`}>
              {ground}
            </Section>
          ))}
        </div>
      </SingleSpecimen>
      <Specimen name="Section head">
        {(ground) => (
          <SectionHead
            anchor={`head-${ground}`}
            level={2}
            label="Label"
            heading="A heading that says the point"
          >
            One sentence at the right, on the same baseline.
          </SectionHead>
        )}
      </Specimen>
      <Specimen name="Prose">
        <Lead className="mb-5">The paragraph that opens a text is set large.</Lead>
        <Prose>
          <p>The others follow at a width that the eye can return from without losing the line.</p>
          <p>More text.</p>
        </Prose>
      </Specimen>
      <Specimen name="Lists">
        <NumberedList items={items} />
        <PlainList items={items} className="mt-6" />
      </Specimen>
      <Specimen name="Disclosures">
        {(ground) => (
          <>
            <Disclosure summary="An open one" group={ground} open>
              <p>Its answer.</p>
            </Disclosure>
            <Disclosure summary="A closed one" group={ground}>
              <p>Found by the browser's own search all the same.</p>
            </Disclosure>
          </>
        )}
      </Specimen>
    </>
  );
}
