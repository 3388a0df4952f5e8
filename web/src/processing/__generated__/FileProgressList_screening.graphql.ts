/**
 * @generated SignedSource<<a03301bc12576b0dcbea647bdd4a3827>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentKind = "JOB_DESCRIPTION" | "RESUME";
import type { FragmentRefs } from "relay-runtime";
export type FileProgressList_screening$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly fileName: string;
        readonly id: string;
        readonly kind: DocumentKind;
        readonly sizeBytes: number;
        readonly " $fragmentSpreads": FragmentRefs<"FileProgressRow_document">;
      };
    }>;
  };
  readonly internalId: string;
  readonly " $fragmentType": "FileProgressList_screening";
};
export type FileProgressList_screening$key = {
  readonly " $data"?: FileProgressList_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileProgressList_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileProgressList_screening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ScreeningDocumentsConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ScreeningDocumentsConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
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
                  "name": "fileName",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FileProgressRow_document"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:100)"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "365a3707f4e1c278469eec80343194ff";

export default node;
