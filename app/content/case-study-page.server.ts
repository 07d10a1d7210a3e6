/** What every case study says around its own copy. */
export const caseStudyPage = {
  closing: {
    heading: "Facing something similar?",
    text: "Ask for the person who led this program. They will tell you what they would do differently.",
  },
} as const;
