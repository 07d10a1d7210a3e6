import type { Client, Eight } from "./types";

/** Invented names; an owner replaces them before launch. */
export const clients: Eight<Client> = [
  { name: "Tarnwick Bank", logoUrl: "/images/clients/tarnwick-bank.svg", alt: "Tarnwick Bank" },
  {
    name: "Ospreyfell Health",
    logoUrl: "/images/clients/ospreyfell-health.svg",
    alt: "Ospreyfell Health",
  },
  {
    name: "Brackenvane Aerospace",
    logoUrl: "/images/clients/brackenvane-aerospace.svg",
    alt: "Brackenvane Aerospace",
  },
  {
    name: "Cindermoor Stores",
    logoUrl: "/images/clients/cindermoor-stores.svg",
    alt: "Cindermoor Stores",
  },
  {
    name: "Juniperline Telecom",
    logoUrl: "/images/clients/juniperline-telecom.svg",
    alt: "Juniperline Telecom",
  },
  {
    name: "Veldmarsh Energy",
    logoUrl: "/images/clients/veldmarsh-energy.svg",
    alt: "Veldmarsh Energy",
  },
  {
    name: "Pellwether Insurance",
    logoUrl: "/images/clients/pellwether-insurance.svg",
    alt: "Pellwether Insurance",
  },
  {
    name: "Kestrelgate University",
    logoUrl: "/images/clients/kestrelgate-university.svg",
    alt: "Kestrelgate University",
  },
];
