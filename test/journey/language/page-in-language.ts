import type { Locator, Page } from 'playwright-core'
import { type Locale, pathIn } from '#domain/locale/locale.ts'
import { type Wording, wordingIn } from './wording.ts'

/**
 * A page in another language for a journey that names what it presses and reads in English: names,
 * labels and texts are looked for as the catalogues of the language have them. What people wrote
 * stays as it is.
 */
export function pageInLanguage(page: Page, locale: Locale): Page {
  const wording = wordingIn(locale)
  const finders = findersOf(wording)

  function wrap<Target extends object>(target: Target): Target {
    return new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          const said = finders[String(name)]?.(args) ?? args
          if (name === 'selectOption') return choose(target as Locator, args)
          if (name === 'goto') return page.goto(pathIn(locale, String(args[0])), args[1] as object)
          if (name === 'waitForURL' && typeof args[0] === 'string' && args[0].startsWith('/')) {
            return page.waitForURL(pathIn(locale, args[0]))
          }
          return wrapped(member.apply(target, said))
        }
      },
    })
  }

  const wrapped = (result: unknown): unknown => {
    if (result instanceof Promise) {
      return result.then((all) => (Array.isArray(all) ? all.map(wrapped) : all))
    }
    return isLocator(result) ? wrap(result) : result
  }

  /** By value, or by the label as the language has it. */
  async function choose(select: Locator, [option, ...rest]: unknown[]) {
    const label = (option as { label?: string }).label ?? (option as string)
    const pattern = wording.pattern(label, true)
    const values = () =>
      select.locator('option').evaluateAll(
        (options, { label, source }) =>
          options
            .map((one) => one as HTMLOptionElement)
            .filter(
              (one) =>
                one.value === label ||
                one.label === label ||
                (source && RegExp(source).test(one.label)),
            )
            .map((one) => one.value),
        { label, source: typeof pattern === 'string' ? '' : pattern.source },
      )
    await select.waitFor()
    const [value] = await values()
    return select.selectOption(
      value === undefined ? (option as string) : { value },
      ...(rest as []),
    )
  }

  return wrap(page)
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'getByRole' in value && 'locator' in value

/** How each finder of a page or a locator is translated. */
function findersOf(wording: Wording): Record<string, (args: unknown[]) => unknown[]> {
  const words = (value: unknown, isWhole?: unknown) =>
    typeof value === 'string' || value instanceof RegExp
      ? wording.pattern(value, isWhole === true)
      : value
  const byText = ([text, options]: unknown[]) => [
    words(text, (options as { exact?: boolean } | undefined)?.exact),
    options,
  ]
  const byName = ([role, options]: unknown[]) => {
    const given = options as { name?: unknown; exact?: boolean } | undefined
    return [role, given && { ...given, name: words(given.name, given.exact) }]
  }
  const having = (options: unknown) => {
    const given = options as { hasText?: unknown; hasNotText?: unknown } | undefined
    return given && { ...given, hasText: words(given.hasText), hasNotText: words(given.hasNotText) }
  }
  return {
    getByText: byText,
    getByLabel: byText,
    getByPlaceholder: byText,
    getByTitle: byText,
    getByAltText: byText,
    getByRole: byName,
    filter: ([options]) => [having(options)],
    locator: ([selector, options]) => [selector, having(options)],
  }
}
