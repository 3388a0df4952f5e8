/**
 * @generated SignedSource<<da90babf1c3ea739354a4eccc9b5f8dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentWarnings_document$data = {
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly page: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly " $fragmentType": "DocumentWarnings_document";
};
export type DocumentWarnings_document$key = {
  readonly " $data"?: DocumentWarnings_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentWarnings_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentWarnings_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "page",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "fbae855f8f1e9799b41d86b8596aa5cd";

export default node;
