import { defineConfig } from "vitest/config";

export default defineConfig({
  define: { __BUILD_TIME__: JSON.stringify("2026-01-01T12:00:00.000Z") },
  test: {
    include: ["{app,deploy,scripts,server}/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
