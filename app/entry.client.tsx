import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { noteTouch } from '#app/touch/note-touch.ts'

// This module runs after the first paint (app/head-script/run-scripts-after-paint.ts).
noteTouch()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
