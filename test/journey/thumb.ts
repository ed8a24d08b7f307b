import type { Page } from 'playwright-core'

/** The buttons on a phone's screen that a thumb would miss: lower or narrower than 40 px. */
export const smallButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => !button.closest('form'))
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.height < 40 || box.width < 40))
      .map(({ button }) => button.getAttribute('aria-label') ?? button.textContent),
  )
