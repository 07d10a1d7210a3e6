/** Words too common to distinguish one page from another. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and another any anybody anyone are as at back be because been before
  being best between both but by can cannot could did do does doing done dont each either else ever
  every few for from get gets getting give given go goes going got had has have having he help her
  here him his how i if in inside into is isnt it its just know like looking lot lots made make makes
  making many may me might more most must my need needs never no nobody non nor not nothing now
  of off on once one only onto or other others our out over own per please put rather really said
  same say says see she should since so some somebody someone something still such take takes tell
  than thanks that the their them then there these they thing things this those through to too two
  under until up upon us use used uses using very via want wants was way we well were what when where
  whether which while who whom whose why will with within without wont work works working would yes yet you your yours`
    .split(/\s+/)
    .filter(Boolean),
);
