import { setupI18n } from '@lingui/core'
import { TransNoContext } from '@lingui/react/server'
import type { ReactElement, ReactNode } from 'react'

interface RichProps {
  /** A translated text with numbered tags: `Read the <0>terms</0>.` */
  text: string
  /** The elements of the tags, in order; each gets the tag's text as its children. */
  elements: ReactElement[]
}

const elementsOnly = { i18n: setupI18n({ locale: 'en', messages: { en: {} } }) }

/** Shows a translated sentence with elements in it, wherever the language puts them. */
export function Rich({ text, elements }: RichProps): ReactNode {
  // As a parsed message, because braces in it are a person's.
  const message = [text] as never
  return (
    <TransNoContext id="" message={message} components={{ ...elements }} lingui={elementsOnly} />
  )
}
