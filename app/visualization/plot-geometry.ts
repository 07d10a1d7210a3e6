/** px, the axis included. */
export const chartHeight = 300;

/** px kept free over the highest line, for the value on top of it. */
export const top = 22;

/** px that a chart has on a phone of 360 px, and where the wide form begins. */
export const narrowWidth = 286;
export const wideWidth = 480;
/** px of it for the figures of the axis, and for the value after the end of a line. */
export const axisWidth = 40;
export const endWidth = 48;
