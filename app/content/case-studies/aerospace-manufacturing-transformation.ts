import type { CaseStudy } from "../types";

export default {
  title: "Aerospace Manufacturing Transformation",
  description:
    "Four plants building one fan module stopped planning alone. The build now takes 32 days where it took 44.",
  industry: "Manufacturing",
  imageAlt:
    "The face of a turbofan, dark blades around a dark hub, and a vermilion blade among them: the one inspection step that set the pace for four plants.",
  scale: {
    cost: "£11M",
    duration: "18 months, September 2021 to February 2023",
    clientPeople: "110 at the peak",
    ourPeople: "16 at the peak",
    reach: "4 plants",
  },
  results: [
    "27% shorter build cycle for the fan module by month 15, 44 days to 32",
    "4 plants on one schedule since month 11, replanned every night",
    "9 line stops a month for missing parts at month 15, down from 46",
    "£23M of work in progress taken out of four plants in 18 months, £66M to £43M",
  ],
  evidence: [
    "Each module is twelve days sooner, with the machines of before and one more inspection crew.",
    "The nightly run takes 40 minutes in the systems that the plants had; no software was bought.",
    "Line leads in final assembly count every stop of ten minutes or more, as they did before.",
  ],
  baselines: [
    { measure: "Fan module build cycle", from: 44, to: 32, unit: "days" },
    { measure: "Line stops for missing parts", from: 46, to: 9, unit: "a month" },
  ],
  challenges: [
    "Each plant ran its own planning system and its own week, so a fan module crossed three handovers that no schedule showed.",
    "Final assembly stopped 46 times a month for missing parts while £66M of other parts waited on the floor.",
    "Lead times in the planning data had been padded for years, and one bracket with four hours of work carried 35 days.",
    "Special processes such as penetrant inspection could run only in Nadcap-accredited cells with certified inspectors, which ruled out simple extra capacity.",
    "Plant managers earned their bonus on machine utilization, and therefore made parts that nobody downstream had asked for.",
  ],
  solution: [
    "The manufacturer had asked for new planning software. After a three-week walk along the part’s route, casting to shipping dock, we advised waiting. The existing systems could hold one schedule between them if the data were true and the four plants agreed on who goes first. We spent the money on cleaning 18,200 routings and on a small planning cell with the right to overrule any plant.",
    "Our first schedule made things worse. It released work by due date, and five weeks after the second plant joined, the queue at one penetrant inspection cell had grown from 6 days to 17. Three plants shared that cell. It had never looked like the constraint, because late parts had kept it short of work. We owned the mistake in front of the four plant managers and stopped all new releases for 12 days. Machines stood idle and tempers rose. When the queue was back to four days, we restarted with the cell as the drum: nothing enters the system faster than inspection can clear it.",
    "A second inspection crew was certified 14 weeks later. By then the plants had seen their output rise with a third of their machines waiting at any hour, and the utilization bonus was dropped without a fight.",
  ],
  approach: [
    {
      title: "Walk the part",
      description:
        "For three weeks planners from all plants followed eight serial-numbered modules on foot and wrote down every hour of touch and every hour of waiting. Touch time came to 6% of the 44 days.",
      planned: { from: 0, to: 0.75 },
      actual: [{ from: 0, to: 0.75 }],
    },
    {
      title: "Make the data true",
      description:
        "From month two to month six, cell leads corrected routings and lead times at the machine, up to 60 a day in each plant. Quality engineers checked that no change disturbed a frozen process or called for a new first article inspection.",
      planned: { from: 1, to: 4.5 },
      actual: [{ from: 1, to: 6 }],
    },
    {
      title: "One plant at a time",
      description:
        "The common schedule began with final assembly in month six and worked upstream, so that demand came from the real build sequence. Plants joined in months six, eight, ten and eleven.",
      planned: { from: 4.5, to: 9 },
      actual: [{ from: 5.5, to: 11 }],
    },
    {
      title: "Find the drum",
      description:
        "After the inspection queue broke the plan in month ten, releases were tied to that cell’s daily capacity with a four-day buffer in front of it. A board at the cell showed the buffer in green, yellow and red, and only the planning cell could change the sequence.",
      planned: null,
      actual: [{ from: 9, to: 13, turned: "twelve days without a release" }],
    },
    {
      title: "Pay for flow",
      description:
        "Between months 13 and 15 human resources replaced the utilization target with two shared ones, modules shipped to schedule and days in process. Kits now leave the store complete or stay there, and a shortage is escalated the same shift. We left in month 18, after the planning cell had run for a quarter without us.",
      planned: { from: 9, to: 15 },
      actual: [{ from: 12.5, to: 18 }],
    },
  ],
  track: {
    finish: { step: 5, at: 15, text: "a 32-day build", key: "Target met" },
  },
  testimonial: {
    quote:
      "I had 12 days with half my machines quiet and a headquarters that wanted to know why. They were the most useful days of the year, and I did not say so at the time.",
    author: "Plant Director",
    role: "Aerospace engine component manufacturer",
  },
  keyInsights: [
    "A bottleneck starved of parts looks like spare capacity. Expect the real one to appear only after flow improves.",
    "Clean routings at the machine, with the people who run it. Data corrected in an office drifts back within a quarter.",
    "In a certified process the lead time for capacity is the lead time for people, so start qualifying inspectors before you need them.",
    "Issue no kit with a shortage. A half-built module takes up a fixture, hides the missing part and pleases nobody.",
    "Utilization bonuses defeat any schedule; change the pay before the third plant joins.",
  ],
  servicesUsed: [
    "value-stream-optimization",
    "business-process-optimization",
    "resource-optimization",
    "change-acceleration",
  ],
} satisfies CaseStudy;
