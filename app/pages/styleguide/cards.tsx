import { ServiceCard } from "../../bands/service-card";
import { StatCard, Trend } from "../../bands/stat-card";
import { Card, type CardVariant, cardVariants } from "../../components/card";
import { Picture } from "../../components/picture";
import { StatFigure, StatRow } from "../../components/stat";
import { home } from "../../content/home";
import { servicePictograms } from "../../content/pictograms";
import { SingleSpecimen, Specimen } from "./specimen";

const [{ icon: statIcon }] = home.statCards;
const serviceIcon = servicePictograms["project-management-service"];
const variants = Object.keys(cardVariants) as CardVariant[];

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
          <StatCard icon={statIcon} title="Plain" value="5x" description="What it counts." />
          <StatCard
            claim="success-rate"
            icon={statIcon}
            title="With trend and benchmark, and the way to its row"
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
              icon={serviceIcon}
              variant={variant}
            />
          ))}
          <ServiceCard
            title="Featured"
            description="With a label of its own on the button."
            href="/services"
            icon={serviceIcon}
            buttonLabel="Get In Touch"
            buttonVariant="highlight"
            featured
          />
          {(["primary", "secondary"] as const).map((variant) => (
            <ServiceCard
              key={variant}
              title={`Button ${variant}`}
              description="A button in place of the link; it still covers the card."
              href="/services"
              icon={serviceIcon}
              buttonVariant={variant}
            />
          ))}
          {(["link", "secondary"] as const).map((variant) => (
            <ServiceCard
              key={variant}
              title={`Accent on ${variant}`}
              description="What has no ground of its own takes a color of text."
              href="/services"
              icon={serviceIcon}
              buttonVariant={variant}
              buttonTxtColor="accent"
            />
          ))}
        </div>
      </SingleSpecimen>
    </>
  );
}
