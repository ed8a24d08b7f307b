import assert from 'node:assert/strict'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Locale, sourceLocale } from '#domain/locale/locale.ts'
import { seriousFindings } from '#test/journey/axe.ts'
import { pageInLanguage } from '#test/journey/language/page-in-language.ts'
import { wordingIn } from '#test/journey/language/wording.ts'
import { findChromium } from '../../scripts/setup/chromium.mjs'

export interface Face {
  width: 390 | 1440
  theme: 'light' | 'dark'
  javaScript?: boolean
  locale?: string
  /** The language of the interface; the journey still names what it looks for in English. */
  language?: Locale
}

/** Returns what tells a face from others: `390 px, dark, hi`. */
export const faceName = ({ width, theme, language = sourceLocale }: Face) =>
  `${width} px, ${theme}, ${language}`

/** Somebody at a browser: a profile of its own, watched for what a console must not say. */
export interface Person {
  page: Page
  context: BrowserContext
  /** Returns a text as the interface has it in this person's language. */
  text(english: string): string
  /** Returns what fits, in this person's language, the texts that the English expression fits. */
  pattern(english: RegExp): RegExp
  /** Fails on anything serious axe finds on what is shown now. */
  isAccessible(): Promise<void>
  /** Fails when the page scrolls sideways. */
  fitsWidth(): Promise<void>
  /** Ends the visit; `also` is what the browser itself may have said of a server that was away. */
  leave(also?: RegExp): Promise<void>
}

/** Starts the machine's Chromium; nothing of it talks to the network by itself. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  assert.ok(
    executablePath,
    'No Chromium was found: run "npm test", which installs one, or set CHROME_PATH.',
  )
  return chromium.launch({
    executablePath,
    timeout: 60_000,
    args: [
      // The tests may run as root, where Chromium's sandbox cannot.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

/** A new person with a width and a theme. A console error on any of their pages fails `leave`. */
export async function meet(browser: Browser, url: string, face: Face): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: face.width, height: face.width === 390 ? 844 : 900 },
    javaScriptEnabled: face.javaScript ?? true,
    reducedMotion: 'reduce',
    locale: face.locale ?? 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Their own place in the limits per address.
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' },
  })
  // What comes at once on an idle machine; another journey may hold both cores.
  context.setDefaultTimeout(60_000)
  await context.addInitScript((theme) => {
    // A sandboxed frame has no storage to keep it in.
    if (window.top === window) localStorage.setItem('bb-theme', theme)
  }, face.theme)
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => said.push(error.message))
  const { language = sourceLocale } = face
  const isEnglish = language === sourceLocale
  return {
    page: isEnglish ? page : pageInLanguage(page, language),
    context,
    text: (english) => (isEnglish ? english : wordingIn(language).text(english)),
    pattern: (english) => (isEnglish ? english : wordingIn(language).expression(english)),
    async isAccessible() {
      assert.deepEqual(await seriousFindings(page), [], `axe on ${page.url()}`)
    },
    async fitsWidth() {
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      // A new size of the window is laid out a moment after it was set.
      await page
        .waitForFunction(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          undefined,
          { timeout: 5_000 },
        )
        .catch(() => {})
      const left = await page.evaluate(over)
      assert.ok(left <= 0, `${page.url()} scrolls sideways by ${left} px`)
    },
    async leave(also) {
      await context.close()
      // A refusal that the journey asks for is logged by the browser as a failed request.
      assert.deepEqual(
        said.filter((text) => !/status of (400|404|409)/.test(text) && !also?.test(text)),
        [],
      )
    },
  }
}
