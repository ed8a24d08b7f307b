import { renderToStaticMarkup } from 'react-dom/server'
import type { Route } from './+types/drawing.ts'
import { TimeContext } from './at.tsx'
import { drawings } from './drawings.tsx'
import { coloured } from './paint.ts'

/**
 * A drawing as a file: in the page itself a street of five hundred shapes cost a phone a third of
 * its start. By night it is called "street-night.svg".
 */
export function loader({ params }: Route.LoaderArgs): Response {
  const [, name = '', night] = /^([a-z]+)(-night)?\.svg$/.exec(params.file) ?? []
  const drawing = new Map(Object.entries(drawings)).get(name)
  if (!drawing) throw new Response(null, { status: 404 })
  const time = night ? 'night' : 'day'
  const markup = renderToStaticMarkup(
    <TimeContext value={time}>
      <svg aria-hidden xmlns="http://www.w3.org/2000/svg" viewBox={drawing.viewBox}>
        {drawing.content}
      </svg>
    </TimeContext>,
  )
  return new Response(coloured(markup, time), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
