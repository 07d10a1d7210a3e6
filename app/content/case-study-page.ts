/** The texts that all case study pages share. */
export const caseStudyPage = {
  sidebar: {
    heading: "Compare notes",
    text: "Tell us how your case differs, and we will say which of these steps still hold.",
  },
  closing: {
    heading: "Facing something similar?",
    text: "Ask for the person who led this program. They will tell you what they would do differently.",
  },
} as const;
