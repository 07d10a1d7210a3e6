import type { Eight, Testimonial } from "./types";

/** Invented sample copy. The home page shows the first four; /testimonials shows all by year. */
export const testimonials: Eight<Testimonial> = [
  {
    quote:
      "Two suppliers had already walked away from the new ledger. This team read the contract on Monday, told us on Friday which half of it to drop, and had the rest live before our audit.",
    author: "Chief Operating Officer",
    role: "Group operations and change",
    company: "Tarnwick Bank",
    runs: [{ from: 2018.25, to: 2018.75 }],
    said: 2018,
  },
  {
    quote:
      "Nobody pulled my nurses into a classroom at shift change. They came to the night shift, watched, took notes and moved the training to hours when we actually have hands free.",
    author: "Chief Nursing Officer",
    role: "Clinical systems adoption",
    company: "Ospreyfell Health",
    runs: [{ from: 2021.25, to: 2022.5 }],
    said: 2022,
  },
  {
    quote:
      "Every pound on their benefits tracker had a ledger code and a cost center. In the first quarter my controllers rejected two claims. Both were gone from the next report, without a debate.",
    author: "Chief Financial Officer",
    role: "Finance and investment committee",
    company: "Veldmarsh Energy",
    runs: [{ from: 2022.25, to: 2023.75 }],
    said: 2023,
  },
  {
    quote:
      "Plain talkers. The schedule hung on the wall by the line, red where it was red, and my supervisors began to argue about the right things at the morning stand-up.",
    author: "Plant Director",
    role: "Final assembly and test",
    company: "Brackenvane Aerospace",
    runs: [{ from: 2018.75, to: 2019.75 }],
    said: 2019,
  },
  {
    quote:
      "What sold me was the statement of work. Eleven pages, acceptance criteria for each deliverable, no day rates hiding in an appendix. I have since made our other vendors use the format.",
    author: "Head of Procurement",
    role: "Technology sourcing",
    company: "Cindermoor Stores",
    runs: [{ from: 2020.5, to: 2021.25 }],
    said: 2021,
  },
  {
    quote:
      "Their lead engineer read our cutover plan line by line. Nothing in it made DNS wait for the standby site, so at two in the morning our customers would have reached servers that were still starting. We asked for her again in the spring.",
    author: "Chief Technology Officer",
    role: "Network and platforms",
    company: "Juniperline Telecom",
    runs: [
      { from: 2024.25, to: 2024.75 },
      { from: 2025.25, to: 2025.75 },
    ],
    said: 2025,
  },
  {
    quote:
      "On their advice we stopped the claims pilot. The model scored well, yet we could not have explained its refusals to a supervisor. It is unusual for a firm to argue against its own next invoice.",
    author: "Chief Risk Officer",
    role: "Compliance and model risk",
    company: "Pellwether Insurance",
    runs: [{ from: 2024, to: 2024.75 }],
    said: 2024,
    lead: true,
  },
  {
    quote:
      "They left in March. Admissions runs on the calendar they built, the two analysts they coached are in charge of it, and in September the pair added a second intake on their own.",
    author: "Registrar",
    role: "Admissions and student records",
    company: "Kestrelgate University",
    runs: [{ from: 2025, to: 2026.25 }],
    said: 2026,
  },
];
