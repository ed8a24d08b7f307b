import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cn } from '#app/ui/class-name.ts'
import { mostSearched } from '#domain/search-length.ts'
import { captionClass, controlClass, frameClass } from './filter-segment.tsx'
import { rememberSearch } from './recent-search.ts'
import { searchBoxId } from './select-in-search.ts'
import { useSuggestions } from './use-suggestions.ts'
import { VoiceButton } from './voice-button.tsx'

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
  const [active, setActive] = useState(-1)
  const [isCut, setCut] = useState(false)
  const [heard, setHeard] = useState('')
  const ideas = useSuggestions(text, isOpen)
  const isShown = isOpen && ideas.length > 0
  const chosen = isShown ? ideas[active] : undefined

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
    setCut(false)
    setHeard('')
    setActive(-1)
    setOpen(true)
  }
  // The browser leaves out the end of what is too long, and says nothing.
  const paste = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0))
    const isTooLong = kept + clipboardData.getData('text').length > mostSearched
    // Behind the change that the paste makes.
    if (isTooLong) setTimeout(() => setCut(true))
  }
  const choose = (value: string) => {
    if (!field.current) return
    field.current.value = value
    setText(value)
    setOpen(false)
    field.current.form?.requestSubmit()
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      // Behind the last comes the text itself, then the first again.
      const count = ideas.length + 1
      setActive((at) => ((at + 1 + step + count) % count) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen.text)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
  }

  const said = isCut
    ? `A search has up to ${mostSearched} characters; the rest was left out.`
    : heard
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
          aria-activedescendant={chosen ? `${list}-${active}` : undefined}
          autoComplete="off"
          maxLength={mostSearched}
          defaultValue={defaultValue}
          placeholder={placeholder}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setText(field.current?.value ?? '')}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={move}
          onPaste={paste}
          className={cn(
            controlClass,
            'min-w-0 flex-1 max-lg:pr-11 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <VoiceButton onSaid={choose} onState={setHeard} />
      </span>
      <div
        id={list}
        role="listbox"
        aria-label="Suggestions"
        className={cn(
          'absolute top-full left-0 z-40 mt-2 w-full min-w-72 overflow-hidden rounded-lg border bg-popover py-1.5 shadow-float',
          !isShown && 'hidden',
        )}
      >
        {ideas.map(({ text: idea, detail }, index) => (
          <div
            key={`${idea} ${detail}`}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(idea)
            }}
            className={cn(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 py-1.5 text-sm',
              index === active ? 'bg-accent' : 'hover:bg-accent',
            )}
          >
            <span className="min-w-0 wrap-anywhere">{idea}</span>
            <span className="max-w-2/5 shrink-0 text-right text-2xs text-muted-foreground">
              {detail}
            </span>
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isShown ? `${ideas.length} suggestion${ideas.length === 1 ? '' : 's'}` : ''}
      </span>
      <span role="status" className={said && !isShown ? noticeClass : 'sr-only'}>
        {said}
      </span>
    </div>
  )
}

const noticeClass =
  'absolute top-full left-0 z-40 mt-2 w-full min-w-72 rounded-lg border bg-popover px-4 py-2.5 text-sm shadow-float'
