import type { CaseStudy } from "../types";

export default {
  title: "Multi-Market Product Launch",
  description:
    "One connected product, 22 markets, five months: a launch that held its second wave for nine days and still tripled its adoption target.",
  industry: "Technology",
  imageAlt:
    "Rows of identical white bottles on dark plinths, each plinth a market, and a vermilion bottle in their midst: the refill product whose one standard had to hold in all 22.",
  scale: { cost: "TODO", duration: "TODO", clientPeople: "TODO", ourPeople: "TODO", reach: "TODO" },
  results: [
    "22 markets opened in 5 months, from the pilot to the third wave",
    "186,000 active users 90 days after the last opening, three times the target",
    "93% of buyers connected within a day in wave three, up from 58% in wave one",
    "6 weeks to make a market ready by wave three, down from 14 at the start",
    "£1.9M of budgeted air freight avoided over the five months",
  ],
  baselines: [
    { measure: "Buyers connected within a day", from: 58, to: 93, unit: "%" },
    { measure: "Time to make one market ready", from: 14, to: 6, unit: "weeks" },
  ],
  challenges: [
    "Twenty-two country teams had drafted 22 launch plans, with as many dates and no shared definition of ready.",
    "The cap holds a radio and a lithium cell, so every market needed type approval, transport papers and battery take-back registration before a carton could ship.",
    "The contract manufacturer could build 40,000 units a month, and the markets’ orders for the first month added up to 115,000.",
    "Retailers closed their listing windows 12 weeks before the shelf date, earlier than half the radio approvals were due.",
    "Store pages, privacy notices and support scripts had to exist in 17 languages while the app itself still changed every week.",
  ],
  solution: [
    "A consumer technology company had built a refill bottle whose cap senses the level and orders the next fill through an app. The product worked. The launch was 22 separate arguments about dates. We replaced them with one calendar: a pilot market, then waves of five, eight and eight, filled in the order in which radio approvals could arrive. Markets could trade places with each other until ten weeks before a wave, and after that only by giving up their allocation. Fixed dates also let all stock except the pilot’s go by sea.",
    "Wave one sold well and connected badly. By the second weekend, 42% of buyers had not paired the bottle within a day of opening it. Support tickets pointed at the radio. The logs pointed elsewhere: older phones asked for location permission before a Bluetooth scan, and people said no. Caps also left the factory in a deep sleep that took a five-second press to end, which no leaflet mentioned. We held wave two for nine days, against the wishes of eight country heads. The wait paid for a new pairing screen, firmware that wakes on opening and a sticker on the lid.",
    "Those nine days came out of slack that the calendar had kept for customs. Wave three opened on its date.",
  ],
  approach: [
    {
      title: "One calendar for all",
      description:
        "We tore up the country plans and rebuilt them as one schedule of 340 tasks, each with a named owner. Approval lead times set the order of markets, and the sales forecast set the size of each allocation.",
    },
    {
      title: "A readiness gate with teeth",
      description:
        "Every market had to show 24 proofs six weeks ahead, from the type approval certificate to a test call with local support. Two markets failed it before wave two and gave up their allocation to two that passed.",
    },
    {
      title: "Pilot for the awkward cases",
      description:
        "The pilot market was chosen for its mix of phones, its strict consumer law and a retailer willing to share daily sales. It sold only 2,900 bottles and rewrote a third of the support script.",
    },
    {
      title: "Fix the first hour",
      turningPoint: true,
      description:
        "When pairing rates came in low, a joint room of firmware, app and support people worked from the same event log. The release to wave two needed three days in a row above 85% in the markets already open.",
    },
    {
      title: "Run to day 90",
      description:
        "We stayed after the last opening because the target of 62,000 counted people who refill, and a sale alone did not qualify. A weekly review moved stock and media money from slow markets to fast ones.",
    },
  ],
  testimonial: {
    quote:
      "Two of my markets failed the gate and lost their slot. There was no appeal and no drama, because all 22 teams had known the same 24 questions for months. We run every launch that way now.",
    author: "Vice President, International Markets",
    role: "Consumer technology company",
  },
  keyInsights: [
    "Order markets by the slowest approval, never by revenue. The big market that waits for a radio certificate blocks everyone’s stock.",
    "Measure the first hour of ownership from the first day of sale; unit sales will look healthy long after users have given up.",
    "A gate counts only if someone fails it. Agree beforehand who takes the vacant place.",
    "Keep slack in one spot, owned by the program, because slack spread over 22 plans is spent 22 times.",
    "Translate last and translate once, after the text freeze, or pay for every language three times over.",
  ],
  servicesUsed: [
    "project-management-service",
    "global-delivery-networks",
    "technology-telecommunications",
    "performance-analytics",
  ],
} satisfies CaseStudy;
