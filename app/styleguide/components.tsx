import { Badge, Tag } from "../components/badge";
import { Breadcrumbs } from "../components/breadcrumbs";
import { Button, ButtonAnchor, ButtonLink } from "../components/button";
import { Card, type CardVariant, cardVariants } from "../components/card";
import { DataTable } from "../components/data-table";
import { Disclosure } from "../components/disclosure";
import { Icon } from "../components/icon";
import { type IconName, iconDrawings } from "../components/icon-drawings";
import { NumberedList, PlainList } from "../components/item-list";
import { BrandMark, Logo } from "../components/logo";
import { Picture } from "../components/picture";
import { Lead, Prose } from "../components/prose";
import { Label, Section, SectionHead } from "../components/section";
import { ServiceCard } from "../components/service-card";
import { StatFigure, StatRow } from "../components/stat";
import { StatCard, Trend } from "../components/stat-card";
import { TextLink } from "../components/text-link";
import { SingleSpecimen, Specimen } from "./specimen";

const items = [
  "A first item",
  "A second one, which is longer and may wrap on a narrow screen",
  "A third",
];
const variants = Object.keys(cardVariants) as CardVariant[];

export function Actions() {
  return (
    <>
      <Specimen name="Buttons">
        <div className="flex flex-wrap gap-4">
          {(["primary", "secondary", "highlight"] as const).map((look) => (
            <Button key={look} look={look}>
              Button, {look}
            </Button>
          ))}
          <Button size="small">Small</Button>
          <ButtonLink to="/styleguide" arrow>
            To another page
          </ButtonLink>
          <ButtonAnchor href="#buttons" look="secondary" arrow>
            Somewhere else
          </ButtonAnchor>
        </div>
      </Specimen>
      <Specimen name="Links">
        <div className="flex flex-wrap items-center gap-8">
          <TextLink to="/styleguide">On a line of its own</TextLink>
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
  return (
    <>
      <SingleSpecimen name="Breadcrumbs">
        <Breadcrumbs />
      </SingleSpecimen>
      <SingleSpecimen name="Bands">
        <div className="-mx-gutter">
          {(["page", "raised", "ink"] as const).map((ground) => (
            <Section key={ground} ground={ground} aria-label={`A band on ${ground}`}>
              {ground}
            </Section>
          ))}
        </div>
      </SingleSpecimen>
      <Specimen name="Section head">
        {(ground) => (
          <SectionHead id={`head-${ground}`} label="Label" heading="A heading that says the point">
            One sentence at the right, on the same baseline.
          </SectionHead>
        )}
      </Specimen>
      <Specimen name="Prose">
        <Lead className="mb-5">The paragraph that opens a text is set large.</Lead>
        <Prose>
          <p>The others follow at a width that the eye can return from without losing the line.</p>
          <h3>A heading inside</h3>
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
      <Specimen name="Table">
        {(ground) => (
          <DataTable
            caption={`A table on ${ground}`}
            columns={["Name", "Value", "Remark"]}
            rows={[
              ["First", "1,250", "Tabular figures"],
              ["Second", "98.5", "Stand in columns"],
            ]}
          />
        )}
      </Specimen>
    </>
  );
}

export function Cards() {
  return (
    <>
      <Specimen name="Figures">
        <StatRow>
          <StatFigure value="98.5%" label="with a label" />
          <StatFigure value="1,250+" label="with another" />
          <StatFigure value="£8.3B" label="and a third" />
        </StatRow>
        <Trend direction="up" value="2.3% year on year" />
        <Trend direction="down" value="4% in 2024" />
      </Specimen>
      <SingleSpecimen name="Stat cards">
        <div className="grid gap-px bg-line sm:grid-cols-2">
          <StatCard id="plain" title="Plain" value="5x" description="What it counts." />
          <StatCard
            id="full"
            title="With trend and benchmark"
            value="98.5%"
            description="What it counts."
            trend={{ direction: "up", value: "2.3%" }}
            benchmark={{ value: "68%", label: "industry average" }}
          />
        </div>
      </SingleSpecimen>
      <SingleSpecimen name="Cards">
        <div className="relative overflow-hidden rounded-card">
          <Picture
            name="azure-cloud-migration"
            alt=""
            sizes="100vw"
            className="absolute inset-0 size-full"
          />
          <div className="relative grid gap-5 p-8 sm:grid-cols-2">
            {variants.map((variant) => (
              <Card key={variant} variant={variant}>
                <h3 className="display text-title-4">{variant}</h3>
                <p className="mt-2 text-muted text-small">
                  A card on a picture, for the glass one.
                </p>
              </Card>
            ))}
          </div>
        </div>
      </SingleSpecimen>
      <SingleSpecimen name="Service cards">
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {variants.map((variant) => (
            <ServiceCard
              key={variant}
              title={`Variant ${variant}`}
              description="What the service does, in one line."
              href="/services"
              variant={variant}
            />
          ))}
          <ServiceCard
            title="Featured"
            description="With a label of its own on the button."
            href="/services"
            buttonLabel="Get In Touch"
            featured
          />
        </div>
      </SingleSpecimen>
    </>
  );
}
