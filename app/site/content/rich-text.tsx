/**
 * What the back office wrote, as the server made and cleaned it (server/cms-page/render.ts). The
 * one place where HTML is taken as it comes; biome.json names it.
 */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
