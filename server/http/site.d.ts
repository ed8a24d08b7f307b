// What renders the pages, as `npm run build:site` makes it: not there before that.
declare module '#site' {
  import type { ServerBuild } from '#server/http/page/render-build.ts'

  export const entry: ServerBuild['entry']
}
