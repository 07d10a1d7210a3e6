import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowUpRight,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconMail,
  IconMenu2,
  IconPlus,
  IconStarFilled,
  IconTrendingDown,
  IconTrendingUp,
  IconX,
  type Icon as TablerIcon,
} from "@tabler/icons-react";

const icons = {
  "arrow-left": IconArrowLeft,
  "arrow-right": IconArrowRight,
  "arrow-up-right": IconArrowUpRight,
  close: IconX,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  mail: IconMail,
  menu: IconMenu2,
  plus: IconPlus,
  star: IconStarFilled,
  "trend-down": IconTrendingDown,
  "trend-up": IconTrendingUp,
  twitter: IconBrandX,
} as const satisfies Record<string, TablerIcon>;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

/** Decoration beside a text; an icon alone needs its name on the button or link around it. */
export function Icon({
  name,
  size = 18,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  const Drawing = icons[name];
  return <Drawing size={size} stroke={1.75} aria-hidden="true" className={className} />;
}
