import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Picture } from "../../components/picture";

/** Three glass cards that stand on a picture; on a phone they begin on it and go on below. */
export function CardsOnPicture({
  children,
  className,
  ...picture
}: Omit<ComponentProps<typeof Picture>, "alt">) {
  return (
    <div className="grid">
      {/* Decoration: what it stands for is said in the cards. */}
      <Picture {...picture} alt="" className={clsx("md:col-start-1 md:row-start-1", className)} />
      <div className="relative grid gap-3 max-md:mx-3 max-md:-mt-12 md:col-start-1 md:row-start-1 md:grid-cols-3 md:self-end md:p-5">
        {children}
      </div>
    </div>
  );
}
