import type { CaseStudy } from "../types";

export default {
  title: "Multi-Market Product Launch",
  description:
    "One connected product opened 22 markets in five months. It held its second wave for nine days and still beat its adoption target by half.",
  industry: "Technology",
  imageAlt:
    "Rows of identical white bottles on dark plinths, each plinth a market, and a vermilion bottle in their midst: the refill product whose one standard had to hold in all 22.",
  scale: {
    cost: "£23M",
    duration: "15 months, June 2023 to August 2024",
    clientPeople: "150 at the peak",
    ourPeople: "18 at the peak",
    reach: "22 markets, 17 languages",
  },
  results: [
    "22 markets opened in 5 months, from the pilot to the third wave",
    "94,000 active users 90 days after the last opening, against a target of 62,000",
    "93% of buyers connected within a day in wave three, up from 58% in wave one",
    "6 weeks to make a market ready by wave three, down from 14 at the start",
    "£1.9M of budgeted air freight avoided over the five months",
  ],
  evidence: [
    "The 22 country plans, laid end to end, had asked for 13 months.",
    "The client’s analysts counted only people who had ordered a refill through the cap.",
    "Support calls for every thousand bottles sold fell by two thirds between the two waves.",
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
    "Wave one sold well and connected badly. By the second weekend, 42% of buyers had not paired the bottle within a day of opening it. Support tickets pointed at the radio. The logs pointed elsewhere: older phones asked for location permission before a Bluetooth scan, and people said no. Caps also left the factory in a deep sleep that took a five-second press to end, which no leaflet mentioned. The stock for wave two had landed by then, and no update reaches a cap that is asleep. We held the wave for nine days, against the wishes of eight country heads. The wait paid for an app release with a new pairing screen, and for a sticker that three regional warehouses put on 31,000 lids by hand.",
    "Firmware that wakes the cap on opening took four weeks to write and test. It changed no radio setting, so no approval had to be reopened, and the factory loaded it in time for the stock of wave three. The nine days came out of slack that the calendar had kept for customs. Wave three opened on its date.",
  ],
  approach: [
    {
      title: "One calendar for all",
      description:
        "In the first ten weeks we tore up the country plans and rebuilt them as one schedule of 340 tasks, each with a person and a date. Approval lead times set the order of markets, and the sales forecast set the size of each allocation.",
      planned: { from: 0, to: 2 },
      actual: [{ from: 0, to: 2.5 }],
    },
    {
      title: "A readiness gate with teeth",
      description:
        "From month five, every market had to show 24 proofs six weeks ahead of its opening, from the type approval certificate to a test call with local support. Two markets failed it before wave two and gave up their allocation to two that passed.",
      planned: { from: 4.5, to: 12 },
      actual: [{ from: 4.5, to: 12 }],
    },
    {
      title: "Pilot for the awkward cases",
      description:
        "The pilot opened in month eight, in a market chosen for its mix of phones, its strict consumer law and a retailer willing to share daily sales. It sold only 2,900 bottles and rewrote a third of the support script.",
      planned: { from: 7, to: 8 },
      actual: [{ from: 7, to: 8 }],
    },
    {
      title: "Fix the first hour",
      description:
        "When pairing rates came in low in month nine, a joint room of firmware, app and support people worked from the same event log. The release to wave two, in month ten, needed three days in a row above 85% in the markets already open.",
      planned: null,
      actual: [{ from: 8.5, to: 10, turned: "four in ten buyers do not connect" }],
    },
    {
      title: "Run to day 90",
      description:
        "We stayed for three months after the last opening, in month 12, because the target of 62,000 counted people who refill, and a sale alone did not qualify. A weekly review moved stock and media money from slow markets to fast ones.",
      planned: { from: 12, to: 15 },
      actual: [{ from: 12, to: 15 }],
    },
  ],
  track: {
    finish: { step: 5, at: 15, text: "94,000 active users", key: "Target met" },
  },
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
