import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '#app/ui/class-name.ts'
import { mostSearched } from '#domain/search-length.ts'
import { captionClass, controlClass, frameClass } from './filter-segment.tsx'
import { rememberSearch } from './recent-search.ts'
import { searchBoxId } from './select-in-search.ts'
import { keyOf, SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { VoiceButton } from './voice-button.tsx'

const cutNotice = `A search has up to ${mostSearched} characters; the rest was left out.`

// Inside the field where that has an edge of its own, so that nothing moves when one appears.
const insideClass =
  'grid size-9 shrink-0 place-items-center rounded-full text-muted-foreground hover:bg-accent hover:text-foreground max-lg:absolute max-lg:top-1/2 max-lg:right-1 max-lg:-translate-y-1/2 pointer-coarse:size-11 pointer-coarse:max-lg:right-0'

interface SearchBoxProps {
  defaultValue?: string
  placeholder: string
  className?: string
}

/**
 * One box for a whole question, with suggestions under it: the combobox pattern (WAI-ARIA APG), where
 * the focus stays in the field. Without JavaScript it is a plain search field of its form.
 */
export function SearchBox({ defaultValue = '', placeholder, className }: SearchBoxProps) {
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [notice, setNotice] = useState('')
  const ideas = useSuggestions(text, isOpen)
  const isShown = ideas.length > 0
  // What is chosen stays so by its words: others may come in its place.
  const active = ideas.findIndex((idea) => keyOf(idea) === chosen)

  useEffect(() => {
    const form = field.current?.form
    const remember = () => {
      rememberSearch(field.current?.value ?? '')
      setOpen(false)
    }
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [])

  const change = (value: string) => {
    setText(value)
    setNotice('')
    setChosen(undefined)
    setOpen(true)
  }
  // The browser leaves out the end of what is too long, and says nothing.
  const paste = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    const isTooLong = kept + clipboardData.getData('text').trimEnd().length > mostSearched
    // Behind the change that the paste makes.
    if (isTooLong) setTimeout(() => setNotice(cutNotice))
  }
  const choose = (value: string) => {
    if (!field.current) return
    field.current.value = value
    setText(value)
    setOpen(false)
    field.current.form?.requestSubmit()
  }
  const hear = (value: string) => {
    // The microphone makes room for what was said, and hands the keyboard on to it.
    const isByKeyboard = document.activeElement?.matches('button:focus-visible')
    choose(value)
    if (isByKeyboard) field.current?.focus()
  }
  const clear = () => {
    if (!field.current) return
    field.current.value = ''
    change('')
    field.current.focus()
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      // Behind the last comes the text itself, then the first again.
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

  return (
    <div className={cn(frameClass, 'relative', className)}>
      <label htmlFor={searchBoxId} className={captionClass}>
        Search
      </label>
      <span className="relative flex min-w-0 items-center lg:-my-1.5">
        <input
          ref={field}
          id={searchBoxId}
          type="search"
          name="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={list}
          aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
          autoComplete="off"
          maxLength={mostSearched}
          defaultValue={defaultValue}
          placeholder={placeholder}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setText(field.current?.value ?? '')}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false)
            setNotice('')
          }}
          onKeyDown={move}
          onPaste={paste}
          className={cn(
            controlClass,
            'peer min-w-0 flex-1 max-lg:pr-11 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <VoiceButton
          onSaid={hear}
          onState={setNotice}
          className={cn(insideClass, 'peer-not-placeholder-shown:hidden')}
        />
        <button
          type="button"
          onClick={clear}
          aria-label="Clear text"
          className={cn(insideClass, 'peer-placeholder-shown:hidden noscript:hidden')}
        >
          <X aria-hidden className="size-4" />
        </button>
      </span>
      <SuggestionList id={list} ideas={ideas} active={active} notice={notice} onChoose={choose} />
      <span role="status" className="sr-only">
        {isShown ? `${ideas.length} suggestion${ideas.length === 1 ? '' : 's'}` : ''}
      </span>
    </div>
  )
}
