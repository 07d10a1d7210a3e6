/** What every service page says around its own copy; {title} is the service. */
export const servicePage = {
  closing: {
    heading: "Talk to the lead for {title}",
    text: "A first call takes 45 minutes. You speak to the director who would run the work.",
  },
} as const;
