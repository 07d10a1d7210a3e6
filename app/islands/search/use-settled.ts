import { useEffect, useState } from "react";
import { searchSettles } from "../../browser/constants";

/** Debounces a value, so that a screen reader is not interrupted on every key. */
export function useSettled<Value>(value: Value): Value | undefined {
  const [settled, settle] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => settle(value), searchSettles);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
