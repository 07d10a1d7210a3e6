/** The looks of the preview, in the site's own colors; the palette's custom properties come first. */
export const previewStyles = `
*{box-sizing:border-box;margin:0}
body{background:var(--palette-paper);color:var(--palette-ink);font:16px/1.5 Arial,sans-serif;padding:clamp(1rem,4vw,3rem)}
header{max-width:48rem;margin-bottom:3rem}
h1{font:400 2rem/1.15 Georgia,serif;margin-bottom:1rem}
header ul{margin-top:1rem;padding-left:1.25rem}
article{border-top:1px solid var(--palette-line);padding:1.5rem 0 2.5rem}
h2{font-size:1.125rem;overflow-wrap:anywhere}
h3{font-size:.8125rem;font-weight:400;color:var(--palette-ink-soft);margin-bottom:.5rem}
.verdict{color:var(--palette-ink-soft);margin-bottom:1rem}
.flag,.lost b{color:var(--palette-signal-deep);font-weight:700}
.networks{display:grid;gap:2rem;max-width:72rem}
@media(min-width:56rem){.networks{grid-template-columns:repeat(3,1fr)}[data-network=Google]{grid-column:span 2}}
.preview{background:var(--palette-raised);border:1px solid var(--palette-line);padding:1rem;display:flex;flex-direction:column;position:relative;overflow-wrap:anywhere}
img{display:block;width:100%;height:auto;margin-bottom:.75rem}
[data-network=LinkedIn] .where{order:1}
[data-network=Slack] img{order:1;margin:.75rem 0 0}
[data-network=X] .title{align-self:start;background:var(--palette-ink);color:var(--palette-bone);font-size:.8125rem;margin:-3.5rem .75rem 1.75rem;padding:.125rem .5rem;order:-1}
[data-network=X] img{order:-2}
.where{color:var(--palette-ink-soft);font-size:.75rem}
.title{font-weight:700}
[data-network^=Google] .title{font-size:1.25rem;font-weight:400;line-height:1.3;color:var(--palette-teal)}
.description{font-size:.875rem;color:var(--palette-ink-soft)}
.lost{margin-top:.25rem;padding-left:.5rem;border-left:3px solid var(--palette-signal);font-size:.875rem;font-weight:400;color:var(--palette-ink)}
`.trim();
