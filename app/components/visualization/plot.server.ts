/** px, the axis included. */
export const chartHeight = 300;

/** px kept free over the highest line, for the value on top of it. */
export const top = 22;

/** px between the axis and the right edge: on a phone of 360 px, and where the wide form begins. */
export const narrowPlot = 200;
export const widePlot = 390;
