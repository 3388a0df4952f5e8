import type { DocumentText, DocumentWarning, TextLine } from '../../contract.ts';
import { defaultReadLimits as limits } from '../defaultReadLimits.ts';
import { layPage } from '../layout/layPage.ts';
import { isPackage, openPackage } from '../package/openPackage.ts';
import { withPdf } from '../pdfium/openPdf.ts';
import { pagePictures } from '../pictures/pagePictures.ts';
import { picturesPdf } from '../pictures/picturesPdf.ts';
import { drawForRecognition } from './drawForRecognition.ts';
import { insertPages } from './insertPages.ts';
import { findRussianData, hasData } from './languageData.ts';
import { languageOf } from './languageOf.ts';
import type { RecognisedPage } from './recognisedPage.ts';
import { type OcrLanguages, type RecognisedWord, recogniseWords } from './recogniser.ts';
import { meanConfidence, toWords } from './toWords.ts';

/** A page read with the wrong language's model scores below this. */
const doubtfulConfidence = 0.72;

/**
 * Recognises the characters of the given pages (from 1) of a PDF, or of the pictures that a Word document consists of, and puts their text where it
 * belongs in the document.
 * @throws PluginError as the PDF reader does
 */
export async function recognisePages(bytes: Uint8Array, document: DocumentText, pages: readonly number[]): Promise<DocumentText> {
  const recogniser = new PageRecogniser(/\p{Script=Cyrillic}{3}/u.test(document.text));
  const pictures = isPackage(bytes) ? picturesPdf(pagePictures(openPackage(bytes, limits.maxUnpackedBytes))) : null;
  const recognised = await withPdf(pictures ?? bytes, async ({ pdfium, document: handle }) => {
    const done: RecognisedPage[] = [];
    for (const [index, page] of pages.entries()) {
      const opened = pdfium.call.FPDF_LoadPage!(handle, pictures === null ? page - 1 : index);
      if (opened === 0) continue;
      const picture = drawForRecognition(pdfium, opened);
      pdfium.call.FPDF_ClosePage!(opened);
      if (picture.blank) continue;
      const words = await recogniser.recognise(picture.bytes);
      const lines = layPage(toWords(words, picture.scale), { trustOrder: false });
      done.push({ page, lines, confidence: meanConfidence(words) });
    }
    return done;
  });
  const read = insertPages(document, recognised, recogniser.warnings);
  return pictures === null ? read : { ...read, lines: read.lines.map(withoutPlace) };
}

/** Places in a picture are not places in the document. */
function withoutPlace(line: TextLine): TextLine {
  return { ...line, box: null, runs: line.runs.map((run) => ({ ...run, box: null })) };
}

/** Decides on the document's language at the first page that shows it. */
class PageRecogniser {
  readonly warnings: DocumentWarning[] = [];
  private languages: OcrLanguages;
  private settled: boolean;
  private readonly hasRussian = findRussianData() !== null;

  constructor(cyrillic: boolean) {
    this.settled = cyrillic && this.hasRussian;
    this.languages = this.settled ? 'rus+eng' : 'eng';
  }

  /** The words of a page; none when the data for its language are missing, because look-alike letters would make wrong names. */
  async recognise(picture: Uint8Array): Promise<RecognisedWord[]> {
    const words = await recogniseWords(picture, this.languages);
    if (this.settled || words.length === 0) return words;
    const language = languageOf(words.map(({ text }) => text));
    if (language === 'eng') return this.settle('eng', words);
    if (language !== null)
      return hasData(language) ? this.settle(language, await recogniseWords(picture, language)) : this.refuse(language);
    if (meanConfidence(words) >= doubtfulConfidence) return words;
    if (!this.hasRussian) return this.refuse('rus');
    const russian = await recogniseWords(picture, 'rus+eng');
    if (meanConfidence(russian) < Math.max(doubtfulConfidence, meanConfidence(words))) return this.refuse('und');
    return this.settle('rus+eng', russian);
  }

  private refuse(language: string): RecognisedWord[] {
    if (this.warnings.length === 0) this.warnings.push({ code: 'ocr-language-missing', page: null, params: { language } });
    return [];
  }

  private settle(languages: OcrLanguages, words: RecognisedWord[]): RecognisedWord[] {
    this.languages = languages;
    this.settled = true;
    return words;
  }
}
