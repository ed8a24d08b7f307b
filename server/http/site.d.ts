// The page renderer built by `npm run build:site`; it does not exist before that.
declare module '#site' {
  import type { ServerBuild } from '#server/http/page/render-build.ts'

  export const routes: ServerBuild['routes']
  export const assets: ServerBuild['assets']
  export const entry: ServerBuild['entry']
}
