import markdownIt from 'markdown-it'
import sanitizeHtml from 'sanitize-html'

// Raw HTML in Markdown is shown as text; URLs become links.
const markdown = markdownIt({ html: false, linkify: true })

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 's', 'code', 'pre', 'blockquote'],
    ...['ul', 'ol', 'li', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page's title is the only h1.
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
}

/**
 * Renders Markdown as HTML with only the elements and attributes allowed above: no scripts, styles,
 * handlers, frames, forms or data URLs, whatever the text contains (XSS-01, XSS-06 to XSS-08).
 */
export function renderPage(content: string): string {
  return cleaned(markdown.render(content))
}

/** Sanitizes stored HTML again on output: it may be older than the current rules. */
export function cleaned(html: string): string {
  return sanitizeHtml(html, rules)
}
