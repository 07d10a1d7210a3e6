import { useEffect, useState } from "react";
import { searchSettles } from "../../browser/constants";

/** A value once it has stayed the same for a while: whoever listens is not interrupted at each key. */
export function useSettled<Value>(value: Value): Value | undefined {
  const [settled, settle] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => settle(value), searchSettles);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
