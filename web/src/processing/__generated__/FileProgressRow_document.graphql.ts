/**
 * @generated SignedSource<<3d0967ca39fd04f6d68036e7d002482d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "JOB_DESCRIPTION" | "RESUME";
import type { FragmentRefs } from "relay-runtime";
export type FileProgressRow_document$data = {
  readonly candidate: {
    readonly experienceYears: number | null | undefined;
    readonly fullName: string | null | undefined;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly duplicateOf: {
    readonly fileName: string;
  } | null | undefined;
  readonly error: {
    readonly message: string;
  } | null | undefined;
  readonly factsFound: number;
  readonly fileName: string;
  readonly format: string | null | undefined;
  readonly kind: DocumentKind;
  readonly pages: number | null | undefined;
  readonly sizeBytes: number;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentMarks_document" | "DocumentStateBadge_document">;
  readonly " $fragmentType": "FileProgressRow_document";
};
export type FileProgressRow_document$key = {
  readonly " $data"?: FileProgressRow_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileProgressRow_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileProgressRow_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizeBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "factsFound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppError",
      "kind": "LinkedField",
      "name": "error",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "duplicateOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "experienceYears",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentMarks_document"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentStateBadge_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};
})();

(node as any).hash = "039dcbb1c9cc5a909a740e3c9ca2c780";

export default node;
