import type { Locator, Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import type { Town } from './town.ts'

type Ids = Town['ids']

/** Something that is sent, by a form or a button, and what is said when that fails or works. */
export interface Form {
  path: (ids: Ids) => string
  /** Nobody is signed in where it is left out. */
  realm?: Realm
  /** A broker who has only begun, instead of the usual one. */
  isNewcomer?: boolean
  /** The endpoint: "POST /brokers". */
  call: string
  /** What is opened, typed and chosen before; once, since a failure keeps it. */
  fill?: (page: Page) => Promise<unknown>
  /** What has to be opened for every attempt: a menu, which closes. */
  open?: (page: Page) => Promise<unknown>
  /**
   * The button, switch or menu item that sends; with `act` it is no more than what that is called.
   */
  press: string
  /** What sends where no button of a known name does. */
  act?: (page: Page) => Promise<unknown>
  /** The button goes with its first press, or means the opposite then: nobody presses it twice. */
  isOnce?: boolean
  /** The sentence for a failure (FRM-2); none where only the reason is shown. */
  says?: string
  /** The server's own sentence is said instead, where there is one. */
  yields?: boolean
  /** The answer is a file, and whatever it holds is one. */
  isFile?: boolean
  /** What is said, or what is seen, when it works; a file that comes needs no words. */
  done?: string | ((page: Page) => Locator)
}

/** The button, switch or menu item that sends. */
export function buttonOf({ press }: Form, page: Page): Locator {
  const named = { name: press, exact: true }
  return page
    .getByRole('button', named)
    .or(page.getByRole('menuitem', named))
    .or(page.getByRole('switch', named))
    .first()
}

/** Sends what is filled in. */
export const sendBy = (form: Form, page: Page) => form.act?.(page) ?? buttonOf(form, page).click()

/** What shows that it worked, where something does. */
export function doneBy({ done }: Form, page: Page): Locator | undefined {
  return (typeof done === 'string' ? page.getByText(done) : done?.(page))?.first()
}

/** An input by the words of its label; a required one has a star behind them. */
export const named = (page: Page, label: string) =>
  page
    .locator(':is(form, [role=dialog]) :is(input, textarea, select)')
    .and(page.getByLabel(new RegExp(`^${label.replace(/[?()]/g, '\\$&')}\\s*\\*?$`)))
    .first()

export const fill = (fields: Record<string, string>) => async (page: Page) => {
  for (const [label, value] of Object.entries(fields)) {
    await named(page, label).fill(value)
  }
}

export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** One thing after the other. */
export const oneAfterAnother =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

/** Opens the menu of a row, and chooses from it where something is named. */
export const menu =
  (row: string, item?: string, words = 'Actions for') =>
  async (page: Page) => {
    await press(`${words} ${row}`)(page)
    if (item) await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

export const choose =
  (label: string, option: string | { index: number } | { label: string }) => (page: Page) =>
    named(page, label).selectOption(option)

/** The fourth of five stars, pressed where a hand would: the input itself is not to be seen. */
export const giveStars = (page: Page) =>
  page.locator('label', { hasText: '4 stars: Very good' }).click()
