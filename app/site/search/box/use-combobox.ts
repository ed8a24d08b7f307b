import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { t } from '#domain/locale/translate.ts'
import { keyOf } from './suggestion-list.tsx'
import { type Suggested, useSuggestions } from './use-suggestions.ts'

interface Combobox {
  field: RefObject<HTMLInputElement | null>
  defaultValue: string
  suggested: Suggested
  /** Whether a chosen suggestion is searched for at once. */
  appliesAtOnce: boolean
  /** Separates parts of the text with suggestions of their own; the last part is being typed. */
  separator?: string
  /** Also called when something is typed. */
  onType?: () => void
}

/**
 * A field with suggestions: the combobox pattern (WAI-ARIA APG), in which the focus stays in the
 * field.
 */
export function useCombobox({
  field,
  defaultValue,
  suggested,
  appliesAtOnce,
  separator,
  onType,
}: Combobox) {
  const list = useId()
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const written = separator ? text.lastIndexOf(separator) + 1 : 0
  const ideas = useSuggestions(text.slice(written).trimStart(), isOpen, suggested)
  const isShown = ideas.length > 0
  // The selection is stored by its text, because the suggestions may be replaced.
  const active = ideas.findIndex((idea) => keyOf(idea) === chosen)

  useEffect(() => {
    const form = field.current?.form
    const close = () => setOpen(false)
    form?.addEventListener('submit', close)
    return () => form?.removeEventListener('submit', close)
  }, [field])

  const change = (value: string) => {
    setText(value)
    setChosen(undefined)
    setOpen(true)
    onType?.()
  }
  const choose = (idea: string) => {
    if (!field.current) return
    const value = written > 0 ? `${text.slice(0, written)} ${idea}` : idea
    field.current.value = value
    setText(value)
    setOpen(false)
    if (appliesAtOnce) field.current.form?.requestSubmit()
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      // After the last suggestion comes the typed text, then the first suggestion again.
      const count = ideas.length + 1
      const next = ideas[((active + 1 + step + count) % count) - 1]
      setChosen(next && keyOf(next))
    } else if (event.key === 'Enter' && ideas[active]) {
      event.preventDefault()
      choose(ideas[active].text)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return {
    list: { id: list, ideas, active },
    spoken: isShown
      ? t('{count, plural, one {# suggestion} other {# suggestions}}', { count: ideas.length })
      : '',
    change,
    choose,
    close: () => setOpen(false),
    input: {
      ref: field,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': list,
      'aria-activedescendant': active < 0 ? undefined : `${list}-${active}`,
      autoComplete: 'off',
      defaultValue,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onFocus: () => setText(field.current?.value ?? ''),
      onClick: () => setOpen(true),
      onKeyDown: move,
    },
  } as const
}
