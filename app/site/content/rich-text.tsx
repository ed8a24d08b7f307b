/**
 * HTML from the back office, rendered and sanitised by the server (server/cms-page/render.ts). The
 * only place that inserts HTML unescaped; biome.json names it.
 */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
